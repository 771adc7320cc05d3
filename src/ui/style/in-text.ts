/** A length that grows with the text: as many CSS pixels as it says where the text is 14 px. */
export const inText = (pixels: number): string => `${pixels / 14}em`
