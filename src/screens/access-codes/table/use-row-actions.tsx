import { type ReactNode, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { canChange } from '../../../model/access-code-status.js'
import { accessCodeName, accessCodePin } from '../../../model/access-code.js'
import type { AccessCode, Device } from '../../../platform/resources.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Confirmation } from '../../../ui/overlay/confirmation.js'
import { CopyFallback } from '../../../ui/actions/copy-fallback.js'
import { Check, Copy, EllipsisVertical, Eye, Pencil, Trash2 } from '../../../ui/icons.js'
import { Menu, type MenuItem } from '../../../ui/overlay/menu.js'
import { RowAction } from '../../../ui/list/row-action.js'
import { Status } from '../../../ui/feedback/status.js'
import { useCopy } from '../../../ui/actions/use-copy.js'
import { useDeleteAccessCode } from '../use-delete-access-code.js'

/** What can be done with the code of a row. */
export interface RowActions {
  /** The menu beside the row. */
  readonly action: (code: AccessCode, tabIndex: 0 | -1) => ReactNode
  /** What is asked or shown under the row. */
  readonly below: (code: AccessCode) => ReactNode
  /** Tells of what was done where nobody sees it. */
  readonly spoken: ReactNode
}

interface Doors {
  readonly onView: (code: AccessCode) => void
  readonly onEdit: (code: AccessCode) => void
}

/** Copies, shows, edits and deletes the codes of a table, as far as the device and the host let it. */
export function useRowActions(device: Device | undefined, { onView, onEdit }: Doors): RowActions {
  const { options } = useElement()
  const { accessCode: texts, accessCodeTable, general } = useMessages()
  const { copy, state, reset } = useCopy()
  const remove = useDeleteAccessCode()
  const [copied, setCopied] = useState<string>()
  const [asked, setAsked] = useState<string>()

  const canEdit = (code: AccessCode): boolean => !!device && canChange(code, device) && !options.disableEditAccessCode
  const canDelete = (code: AccessCode): boolean =>
    !!device && canChange(code, device) && !options.disableDeleteAccessCode

  function itemsOf(code: AccessCode): MenuItem[] {
    const { access_code_id: id } = code
    const pin = accessCodePin(code)
    const items: (MenuItem | false | undefined)[] = [
      !!pin && {
        label: accessCodeTable.copyCode(pin),
        icon: <Copy />,
        onSelect() {
          setAsked(undefined)
          setCopied(id)
          void copy(pin)
        }
      },
      { label: accessCodeTable.view, icon: <Eye />, onSelect: () => onView(code) },
      canEdit(code) && { label: texts.edit, icon: <Pencil />, onSelect: () => onEdit(code) },
      canDelete(code) && {
        label: texts.delete,
        icon: <Trash2 />,
        tone: 'danger',
        onSelect() {
          reset()
          setAsked(id)
        }
      }
    ]
    return items.filter((item) => !!item)
  }

  return {
    action: (code, tabIndex) => (
      <RowAction>
        {state === 'copied' && code.access_code_id === copied && (
          <span className="copied" aria-hidden>
            <Status tone="ok" icon={<Check />}>
              {texts.copied}
            </Status>
          </span>
        )}
        <Menu
          label={accessCodeTable.actions(accessCodeName(code) ?? texts.unnamed)}
          icon={<EllipsisVertical />}
          items={itemsOf(code)}
          tabIndex={tabIndex}
        />
      </RowAction>
    ),
    below: (code) => {
      const { access_code_id: id } = code
      const pin = accessCodePin(code)
      if (asked === id && canDelete(code)) {
        return (
          <Confirmation
            message={texts.confirmDelete}
            confirmLabel={texts.confirm}
            cancelLabel={general.cancel}
            onConfirm={() => {
              setAsked(undefined)
              void remove(code)
            }}
            onCancel={() => setAsked(undefined)}
          />
        )
      }
      return (
        copied === id &&
        state === 'refused' &&
        pin && (
          <CopyFallback
            text={pin}
            label={texts.label}
            hint={texts.copyYourself}
            closeLabel={general.dismiss}
            onClose={reset}
          />
        )
      )
    },
    spoken: <Announcer message={state === 'copied' ? texts.copied : ''} />
  }
}
