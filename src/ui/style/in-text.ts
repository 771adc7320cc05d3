/** Converts CSS px at a text size of 14 px to a length that scales with the text. */
export const inText = (pixels: number): string => `${pixels / 14}em`
