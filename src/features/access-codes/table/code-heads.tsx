import type { ReactNode } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useIsAtLeast } from '../../../element/hooks/use-is-at-least.js'
import { useTextsReady } from '../../../element/hooks/use-texts-ready.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { ListHeads } from '../../../ui/list/list-heads.js'

interface Props {
  /** Head of the column of locks. Omit if there is none. */
  readonly lock?: string
  /** Head of the bars. Omit if there are none. */
  readonly axis?: ReactNode
}

/** Heads of the columns. Hidden from screen readers, because each row says what its facts are. */
export function CodeHeads({ lock, axis }: Props) {
  const { accessCode, device } = useTexts()
  const texts = useTexts(ACCESS_CODE)
  const isWide = useIsAtLeast(720)
  const areReady = useTextsReady(isWide)
  return (
    <ListHeads>
      {isWide && areReady && (
        <>
          <span>{texts.person}</span>
          {lock && <span>{lock}</span>}
          <span>{texts.timing}</span>
          <span>{device.status}</span>
          {axis}
          <span>{accessCode.unnamed}</span>
        </>
      )}
    </ListHeads>
  )
}
