import { Mail } from 'lucide-react';

export default Mail;
