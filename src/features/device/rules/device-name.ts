/** Why a device name is not accepted. */
export type DeviceNameError = 'too-short' | 'too-long'

/** A typed name with its white space collapsed and trimmed. */
export function normalizeDeviceName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

/** What is wrong with a typed name, by its length in characters: 2 to 64 (specification, section 5). */
export function deviceNameError(typed: string): DeviceNameError | undefined {
  const { length } = [...normalizeDeviceName(typed)]
  if (length < 2) return 'too-short'
  return length > 64 ? 'too-long' : undefined
}
