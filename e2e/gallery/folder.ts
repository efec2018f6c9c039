import path from 'node:path';

export const GALLERY = path.resolve(import.meta.dirname, '../results/gallery');
