import { EN } from './en.js';
export const PT = EN;
