export type DeviceNameError = 'too-short' | 'too-long'

/** Collapses and trims white space. */
export function normalizeDeviceName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

/** Validates the length of a name: 2 to 64 characters (specification, section 5). */
export function deviceNameError(typed: string): DeviceNameError | undefined {
  const { length } = [...normalizeDeviceName(typed)]
  if (length < 2) return 'too-short'
  return length > 64 ? 'too-long' : undefined
}
