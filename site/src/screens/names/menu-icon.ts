import { LayoutGrid } from 'lucide-react';

export default LayoutGrid;
