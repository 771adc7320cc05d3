import { useState } from 'react'
import { type ScreenStack, useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { parseString } from '../../../core/values/value.js'
import type { CodeRecreateParams } from '../deletion/deleted-code.js'

/** What a new code is for. */
interface CodeForm {
  readonly newOn: string
  readonly again?: CodeRecreateParams
}

/** The form of a new code, which stands in place of the codes of a house. */
interface NewCode extends Pick<ScreenStack<CodeForm>, 'place'> {
  /** The lock that it is for, while the form is open. */
  readonly newOn: string | undefined
  /** The deleted code that it makes again. */
  readonly again: CodeRecreateParams | undefined
  /** Opens the form for a lock. */
  makeOn(deviceId: string): void
  /** Opens it for a deleted code. @returns whether that could be done */
  makeAgain(deleted: CodeRecreateParams): boolean
  leave(): void
}

export function useNewCode(): NewCode {
  const [form, setForm] = useState<CodeForm>()
  const { open, close, place } = useScreenStack(form, setForm, ({ newOn }) => newOn)
  return {
    newOn: form?.newOn,
    again: form?.again,
    makeOn: (newOn) => void open({ newOn }),
    makeAgain(again) {
      const newOn = parseString(again.code.device_id)
      return !form && newOn !== undefined && open({ newOn, again })
    },
    leave: () => close(),
    place
  }
}
