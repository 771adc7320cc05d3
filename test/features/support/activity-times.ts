export const REFRESH = 30_000
