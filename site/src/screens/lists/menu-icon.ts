import { ListOrdered } from 'lucide-react';

export default ListOrdered;
