import { useState } from 'react'
import { type InnerScreens, useInnerScreens } from '../../../element/frame/use-inner-screen.js'
import { text } from '../../../core/values/value.js'
import type { CodeAgain } from '../deletion/deleted-code.js'

/** What a new code is for. */
interface CodeForm {
  readonly newOn: string
  readonly again?: CodeAgain
}

/** The form of a new code, which stands in place of the codes of a house. */
interface NewCode extends Pick<InnerScreens<CodeForm>, 'place'> {
  /** The lock that it is for, while the form is open. */
  readonly newOn: string | undefined
  /** The deleted code that it makes again. */
  readonly again: CodeAgain | undefined
  /** Opens the form for a lock. */
  makeOn(deviceId: string): void
  /** Opens it for a deleted code. @returns whether that could be done */
  makeAgain(deleted: CodeAgain): boolean
  leave(): void
}

export function useNewCode(): NewCode {
  const [form, setForm] = useState<CodeForm>()
  const { open, close, place } = useInnerScreens(form, setForm, ({ newOn }) => newOn)
  return {
    newOn: form?.newOn,
    again: form?.again,
    makeOn: (newOn) => void open({ newOn }),
    makeAgain(again) {
      const newOn = text(again.code.device_id)
      return !form && newOn !== undefined && open({ newOn, again })
    },
    leave: () => close(),
    place
  }
}
