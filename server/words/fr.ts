import { EN } from './en.js';
export const FR = EN;
