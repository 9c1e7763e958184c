import { TextSearch } from 'lucide-react';

export default TextSearch;
