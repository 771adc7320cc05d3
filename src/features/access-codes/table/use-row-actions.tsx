import eye from 'lucide/dist/esm/icons/eye.mjs'
import { type ReactNode, useMemo } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { icon } from '../../../ui/icons.js'
import { Copy, EllipsisVertical, Pencil, Trash2 } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import type { MenuItem } from '../../../ui/overlay/menu-popover.js'
import { useAsked } from '../../../ui/overlay/use-question.js'
import { useLatest } from '../../../ui/use-latest.js'
import { type OpenCodeForm, useCodeDeletion } from '../deletion/use-code-deletion.js'
import { canChange } from '../rules/access-code-status.js'
import { isRemoving } from '../rules/code-transition.js'
import { shownCode } from '../rules/shown-code.js'
import { CodeRowAction } from './code-row-action.js'
import { usePinCopy } from './use-pin-copy.js'

const Eye = /* @__PURE__ */ icon(eye)

interface RowActions {
  /** Menu next to the row. */
  readonly action: (code: AccessCode, tabIndex: 0 | -1) => ReactNode
  /** Confirmation or fallback below the row. */
  readonly below: (code: AccessCode) => ReactNode
  /** Announcements for screen readers. */
  readonly announcement: ReactNode
}

interface RowHandlers {
  readonly onView: (code: AccessCode) => unknown
  readonly onEdit: (code: AccessCode) => void
}

/** Actions to copy, view, edit and delete codes, limited to what the device and the host allow. */
export function useRowActions(
  device: Device | undefined,
  rows: readonly AccessCode[],
  handlers: RowHandlers,
  onRejectedRecreation: OpenCodeForm
): RowActions {
  const { messages } = useElement()
  const details = useTexts(ACCESS_CODE)
  const canOffer = useCanOffer()
  const { pinCopy, announcement } = usePinCopy()
  const { remove } = useCodeDeletion(onRejectedRecreation)
  const canDelete = (code: AccessCode): boolean =>
    canChange(code, device) && canOffer('accessCodes.delete', code.access_code_id)
  const [pendingId, setPendingId] = useAsked<string>((id) =>
    rows.some((code) => code.access_code_id === id && canDelete(code))
  )

  // Read from a ref, so that new callbacks do not re-render the rows.
  const latest = useLatest({ ...handlers, remove })

  const ofRow = useMemo(() => {
    const { accessCode: texts, accessCodeTable } = messages
    const nameOf = (code: AccessCode): string => shownCode(code, device).name ?? texts.unnamed

    function copyPin(id: string, pin: string): void {
      setPendingId(undefined)
      pinCopy.copyPin(id, pin)
    }

    function itemsOf(code: AccessCode): MenuItem[] {
      const { access_code_id: id } = code
      const { pin } = shownCode(code, device)
      const items: (MenuItem | false | undefined)[] = [
        !!pin &&
          !isRemoving(code) && {
            label: accessCodeTable.copyCode(pin),
            icon: <Copy />,
            onSelect: () => copyPin(id, pin)
          },
        { label: accessCodeTable.view, icon: <Eye />, onSelect: () => latest.current.onView(code) },
        canChange(code, device) &&
          canOffer('accessCodes.update', id) && {
            label: texts.edit,
            icon: <Pencil />,
            onSelect: () => latest.current.onEdit(code)
          },
        canChange(code, device) &&
          canOffer('accessCodes.delete', id) && {
            label: texts.delete,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect() {
              pinCopy.reset()
              setPendingId(id)
            }
          }
      ]
      return items.filter((item) => !!item)
    }

    function action(code: AccessCode, tabIndex: 0 | -1): ReactNode {
      const { access_code_id: id } = code
      const { pin } = shownCode(code, device)
      return (
        <CodeRowAction
          name={nameOf(code)}
          isRemoving={isRemoving(code)}
          copiedLabel={pinCopy.labelOf(id)}
          onCopy={() => pin && copyPin(id, pin)}
          pin={pin}
          messages={messages}
          tabIndex={tabIndex}
        >
          <Menu
            label={accessCodeTable.actions(nameOf(code))}
            icon={<EllipsisVertical />}
            items={itemsOf(code)}
            tabIndex={tabIndex}
          />
        </CodeRowAction>
      )
    }

    function below(code: AccessCode): ReactNode {
      const { access_code_id: id } = code
      const { pin } = shownCode(code, device)
      if (pendingId === id) {
        return (
          <ConfirmDeletion
            subject={nameOf(code)}
            texts={details}
            onDecided={() => setPendingId(undefined)}
            onConfirm={() => void latest.current.remove({ code })}
          />
        )
      }
      return !isRemoving(code) && pinCopy.fallbackOf(id, pin)
    }
    return { action, below }
  }, [device, messages, details, canOffer, pinCopy, pendingId, setPendingId, latest])

  return { ...ofRow, announcement }
}
