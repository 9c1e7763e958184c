import { Bookmark } from 'lucide-react';

export default Bookmark;
