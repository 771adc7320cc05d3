export const radiusOf = (element: HTMLElement): string => getComputedStyle(element).getPropertyValue('--_radius')
export const backgroundOf = (element: HTMLElement): string => getComputedStyle(element).backgroundColor
export const RED = 'rgb(255, 0, 0)'
