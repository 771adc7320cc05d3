import type { Mutation } from '../../../core/actions/mutation.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'

/** What a change of a code is about, and that nobody else has given the code another name, other digits or times since. */
export const ofAccessCode = (id: string): Pick<Mutation<unknown>, 'target' | 'precondition'> => ({
  target: { accessCodeId: id },
  precondition(known) {
    const code = accessCodes.select(known).get(id)?.resource
    return code && [code.name, code.code, code.type, code.starts_at, code.ends_at]
  }
})
