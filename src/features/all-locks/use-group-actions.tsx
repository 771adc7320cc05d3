import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { ChevronDown } from '../../ui/icons.js'
import { type CodeGroup, remainingPins } from '../access-codes/rules/all-locks-codes.js'
import { CodeRowAction } from '../access-codes/table/code-row-action.js'
import { usePinCopy } from '../access-codes/table/use-pin-copy.js'

interface GroupActions {
  /** End of a row: the digits in a button that copies them, or the number of codes if they differ. */
  readonly renderAction: (group: CodeGroup, tabIndex: 0 | -1) => ReactNode
  /** Fallback for copying, below the row. */
  readonly fallbackOf: (group: CodeGroup) => ReactNode
  readonly announcement: ReactNode
}

export function useGroupActions(isByLock: boolean): GroupActions {
  const messages = useTexts()
  const texts = useTexts(ALL_LOCKS)
  const { pinCopy, announcement } = usePinCopy()
  const renderAction = useCallback(
    ({ key, name, codes }: CodeGroup, tabIndex: 0 | -1) => {
      const pins = isByLock ? [] : remainingPins(codes)
      const pin = pins.length === 1 ? pins[0] : undefined
      return (
        <CodeRowAction
          name={name ?? messages.accessCode.unnamed}
          pin={pin}
          isRemoving={false}
          instead={pins.length > 1 ? texts.codes(pins.length) : undefined}
          copiedLabel={pinCopy.labelOf(key)}
          onCopy={() => pin && pinCopy.copyPin(key, pin)}
          messages={messages}
          tabIndex={tabIndex}
        >
          <span className="code-chevron">
            <ChevronDown />
          </span>
        </CodeRowAction>
      )
    },
    [isByLock, messages, texts, pinCopy]
  )
  return {
    renderAction,
    fallbackOf: ({ key, codes }) => pinCopy.fallbackOf(key, remainingPins(codes)[0]),
    announcement
  }
}
