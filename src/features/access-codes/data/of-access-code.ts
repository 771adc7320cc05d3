import type { Change } from '../../../core/actions/change.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'

/** What a change of a code is about, and that nobody else has given the code another name, other digits or times since. */
export const ofAccessCode = (id: string): Pick<Change<unknown>, 'about' | 'basis'> => ({
  about: { accessCodeId: id },
  basis(known) {
    const code = accessCodes.select(known).get(id)?.resource
    return code && [code.name, code.code, code.type, code.starts_at, code.ends_at]
  }
})
