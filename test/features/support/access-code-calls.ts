import type { AccessCode } from '../../../src/client/resources.js'
import { wholeUpdate } from '../../whole-update.js'
import type { TestPlatform } from './stage.js'

/** Paths of access code requests. */
export const LIST = '/access_codes/list'
export const GET = '/access_codes/get'
export const CREATE = '/access_codes/create'
export const UPDATE = '/access_codes/update'
export const DELETE = '/access_codes/delete'
export const GENERATE = '/access_codes/generate_code'

/** Updates fields of a code as another user. */
export async function changeElsewhere(
  { client }: Pick<TestPlatform, 'client'>,
  access_code_id: string,
  fields: Partial<AccessCode>
): Promise<void> {
  const code = await client.accessCodes.get({ access_code_id })
  await client.accessCodes.update(wholeUpdate(code, fields))
}
