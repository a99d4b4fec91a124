import { EN } from './en.js';
export const ES = EN;
