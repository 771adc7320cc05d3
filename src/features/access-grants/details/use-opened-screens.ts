import { type RefObject, useState } from 'react'
import { type ScreenStack, useScreenStack } from '../../../element/frame/use-inner-screen.js'
import type { OpenGrantForm, RejectedAccess } from '../removal/recreation-context.js'

/** A screen that opens over the details of an access. */
type OpenedScreen =
  | { readonly kind: 'form' }
  | { readonly kind: 'recreation'; readonly recreation: RejectedAccess }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'uses'; readonly accessCodeId: string; readonly deviceId: string }

export interface OpenedScreens extends Pick<ScreenStack<OpenedScreen>, 'opened' | 'wrap'> {
  readonly open: (screen: OpenedScreen) => void
  /** Opens the form of removed access, unless another screen is open. */
  readonly openRecreation: OpenGrantForm
  /** Returns from a form that has saved its input. */
  readonly finish: () => void
  /** Returns the reference of the button that gets the focus when a screen is closed. */
  readonly openerOf: (screen: OpenedScreen) => RefObject<HTMLButtonElement | null> | undefined
}

const keyOf = (screen: OpenedScreen): string =>
  screen.kind === 'recreation' ? `recreation ${screen.recreation.params.access_grant_key}` : JSON.stringify(screen)

/** The screens over the details of an access. */
export function useOpenedScreens(): OpenedScreens {
  const [screen, setScreen] = useState<OpenedScreen>()
  const { opened, left, opener, open, openIfFree, finish, wrap } = useScreenStack(screen, setScreen, keyOf)
  return {
    opened,
    wrap,
    open: (next) => void open(next),
    openRecreation: (recreation) => openIfFree({ kind: 'recreation', recreation }),
    finish: () => finish(),
    openerOf: (of) => (left && keyOf(left) === keyOf(of) ? opener : undefined)
  }
}
