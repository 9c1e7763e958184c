import { Quote } from 'lucide-react';

export default Quote;
