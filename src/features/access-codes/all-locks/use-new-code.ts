import { useState } from 'react'
import { type ScreenStack, useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { parseString } from '../../../core/values/value.js'
import type { RefusedRecreation } from '../../../core/actions/form-state.js'
import type { AccessCode } from '../../../core/resources/resources.js'

/** Purpose of the form. */
interface CodeForm {
  readonly newOn: string
  readonly again?: RefusedRecreation<AccessCode>
}

/** The form of a new code, shown in place of the codes of all locks. */
interface NewCode extends Pick<ScreenStack<CodeForm>, 'wrap'> {
  /** Id of the lock while the form is open. */
  readonly newOn: string | undefined
  /** The deleted code to recreate. */
  readonly again: RefusedRecreation<AccessCode> | undefined
  /** Opens the form for a lock. */
  makeOn(deviceId: string): void
  /** Opens the form to recreate a deleted code. @returns `true` if the form was opened */
  makeAgain(deleted: RefusedRecreation<AccessCode>): boolean
  leave(): void
}

export function useNewCode(): NewCode {
  const [form, setForm] = useState<CodeForm>()
  const { open, openIfFree, close, wrap } = useScreenStack(form, setForm, ({ newOn }) => newOn)
  return {
    newOn: form?.newOn,
    again: form?.again,
    makeOn: (newOn) => void open({ newOn }),
    makeAgain(again) {
      const newOn = parseString(again.resource.device_id)
      return newOn !== undefined && openIfFree({ newOn, again })
    },
    leave: () => close(),
    wrap
  }
}
