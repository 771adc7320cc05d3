import { type RefObject, useState } from 'react'
import { type ScreenStack, useScreenStack } from '../../../element/frame/use-inner-screen.js'

/** A screen that opens over the details of an access. */
type OpenedScreen =
  | { readonly kind: 'form' }
  | { readonly kind: 'device'; readonly deviceId: string }
  | { readonly kind: 'uses'; readonly accessCodeId: string; readonly deviceId: string }

export interface OpenedScreens extends Pick<ScreenStack<OpenedScreen>, 'opened' | 'wrap'> {
  readonly open: (screen: OpenedScreen) => void
  /** Returns from a form that has saved its input. */
  readonly finish: () => void
  /** Returns the reference of the button that gets the focus when a screen is closed. */
  readonly openerOf: (screen: OpenedScreen) => RefObject<HTMLButtonElement | null> | undefined
}

const keyOf = (screen: OpenedScreen): string => JSON.stringify(screen)

/** The screens over the details of an access. */
export function useOpenedScreens(): OpenedScreens {
  const [screen, setScreen] = useState<OpenedScreen>()
  const { opened, left, opener, open, finish, wrap } = useScreenStack(screen, setScreen, keyOf)
  return {
    opened,
    wrap,
    open: (next) => void open(next),
    finish: () => finish(),
    openerOf: (of) => (left && keyOf(left) === keyOf(of) ? opener : undefined)
  }
}
