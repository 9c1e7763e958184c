import { Settings } from 'lucide-react';

export default Settings;
