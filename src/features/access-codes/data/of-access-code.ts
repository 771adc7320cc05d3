import type { Mutation } from '../../../core/actions/mutation.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'

/** Target and precondition of a code mutation: name, digits and times must not have changed since the user acted. */
export const ofAccessCode = (id: string): Pick<Mutation<unknown>, 'target' | 'precondition'> => ({
  target: { accessCodeId: id },
  precondition(known) {
    const code = accessCodes.select(known).get(id)?.resource
    return code && [code.name, code.code, code.type, code.starts_at, code.ends_at]
  }
})
