import { Signpost } from 'lucide-react';

export default Signpost;
