import { refetch } from '../../core/queries/refetch.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { CODE_ACTIONS } from '../access-codes/access-code-actions.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { shownCode } from '../access-codes/rules/shown-code.js'
import { deviceName } from '../device/rules/device.js'
import { IssueStepButton } from '../issues/issue-step.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { OverviewRow } from './overview-row.js'
import type { CodeAttention } from './rules/codes-attention.js'
import { useIssueText } from './use-issue-text.js'

export function CodeRow({ item: { code, lock, issue } }: { readonly item: CodeAttention }) {
  const { session, messages } = useElement()
  const { accessCode: texts, device: deviceTexts } = messages
  const text = useIssueText(issue, texts.issueWithoutMessage)
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
          <span>{text}</span>
        </>
      }
      step={<IssueStepButton issue={issue} device={lock} accessCode={code} handlers={handlers} />}
      onPress={open}
    />
  )
}
