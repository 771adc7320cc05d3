import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { CODE_ACTIONS } from '../access-codes/access-code-actions.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { shownCode } from '../access-codes/rules/shown-code.js'
import { refetch } from '../../core/queries/refetch.js'
import { deviceName } from '../device/rules/device.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { CodeAttention } from './rules/attention-items.js'
import { ISSUES } from '../../messages/issues/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import type { IssueDetails } from '../issues/rules/issue-details.js'

/**
 * Returns a sentence that describes an issue.
 *
 * @param fallback Used if neither the messages nor the platform have a description.
 */
export const issueText = (
  { remedy, message }: IssueDetails,
  texts: TextsOf<typeof ISSUES>,
  fallback: string
): string => (remedy ? texts[remedy] : (message ?? fallback))

export function CodeRow({ item: { code, lock, issue } }: { readonly item: CodeAttention }) {
  const { session, messages } = useElement()
  const { accessCode: texts, device: deviceTexts } = messages
  const issueMessages = useMessages(ISSUES)
  const { openCode, openDevice } = useOverviewNavigation()
  const id = `code ${code.access_code_id}`
  const open = (): void => openCode(id, code)
  const handlers = {
    onChooseCode: open,
    onCodes: () => openDevice(id, lock),
    codeActions: CODE_ACTIONS,
    onBackup: (backupId: string) => void refetch(session, accessCodeQuery(backupId))
  }
  return (
    <OverviewRow
      id={id}
      title={shownCode(code, lock).name ?? texts.unnamed}
      subtitle={
        <>
          <bdi>{deviceName(lock) ?? deviceTexts.unnamed}</bdi>
          <span>{issueText(issue, issueMessages, texts.issueWithoutMessage)}</span>
        </>
      }
      step={<IssueStepButton issue={issue} device={lock} accessCode={code} handlers={handlers} />}
      onPress={open}
    />
  )
}
