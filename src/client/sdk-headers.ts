/** Headers that identify this client. */
export const sdkHeaders = (product: string): Record<string, string> => ({
  [`${product}-sdk-name`]: 'latchkey',
  [`${product}-sdk-version`]: '1.45.0',
  [`${product}-lts-version`]: '1.0.0'
})
