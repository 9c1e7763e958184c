import { GraduationCap } from 'lucide-react';

export default GraduationCap;
