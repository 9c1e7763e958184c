import { CircleDot } from 'lucide-react';

export default CircleDot;
