import { LockDetailsElement } from '../../../elements/lock-details.js'
import { type Screen, show, type TestPlatform } from './stage.js'

export type LockDetails = Screen<LockDetailsElement>

/** Puts the details of a lock into the page. */
export const addLock = (
  { client }: TestPlatform,
  deviceId: string,
  properties: Partial<LockDetailsElement> = {}
): LockDetails => show(LockDetailsElement, { client, deviceId, ...properties })

/** Waits until they are there. */
export async function loadedLock(...given: Parameters<typeof addLock>): Promise<LockDetails> {
  const details = addLock(...given)
  await details.find('button', 'Edit name')
  return details
}
