import { Sprout } from 'lucide-react';

export default Sprout;
