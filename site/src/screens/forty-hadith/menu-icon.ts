import { BookMarked } from 'lucide-react';

export default BookMarked;
