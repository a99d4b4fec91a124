import { EN } from './en.js';
export const JA = EN;
