import { useState } from 'react'
import { type ScreenStack, useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { parseString } from '../../../core/values/value.js'
import type { CodeRecreateParams } from '../deletion/deleted-code.js'

/** Purpose of the form. */
interface CodeForm {
  readonly newOn: string
  readonly again?: CodeRecreateParams
}

/** The form of a new code, shown in place of the codes of all locks. */
interface NewCode extends Pick<ScreenStack<CodeForm>, 'wrap'> {
  /** Id of the lock while the form is open. */
  readonly newOn: string | undefined
  /** The deleted code to recreate. */
  readonly again: CodeRecreateParams | undefined
  /** Opens the form for a lock. */
  makeOn(deviceId: string): void
  /** Opens the form to recreate a deleted code. @returns `true` if the form was opened */
  makeAgain(deleted: CodeRecreateParams): boolean
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
      const newOn = parseString(again.code.device_id)
      return newOn !== undefined && openIfFree({ newOn, again })
    },
    leave: () => close(),
    wrap
  }
}
