import { EN } from './en.js';
export const DE = EN;
