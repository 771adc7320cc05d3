import { LockDetailsElement } from '../../../elements/lock-details.js'
import { type Screen, show, type TestPlatform } from './stage.js'

export type LockDetails = Screen<LockDetailsElement>

/** Adds lock details to the page. */
export const addLock = (
  { client }: TestPlatform,
  deviceId: string,
  properties: Partial<LockDetailsElement> = {}
): LockDetails => show(LockDetailsElement, { client, deviceId, ...properties })

/** Adds lock details and waits for their content. */
export async function loadedLock(...given: Parameters<typeof addLock>): Promise<LockDetails> {
  const details = addLock(...given)
  await details.find('button', 'Edit name')
  return details
}
