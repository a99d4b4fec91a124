import { EN } from './en.js';
export const AR = EN;
