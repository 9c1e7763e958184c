export { stemmer as stem } from 'stemmer';
