import { isRefused } from '../../core/queries/is-refused.js'
import { Banner } from '../../ui/feedback/banner.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { useTexts } from '../custom-element/element-context.js'
import { errorText } from '../hooks/error-text.js'
import { isFailing, type QueryStatus } from '../hooks/use-query.js'

/** Texts of a screen that the platform refuses: the fact, and the next step. */
export interface RefusedTexts {
  readonly title: string
  readonly detail: string
}

/** Replaces what the platform refuses to this session. It offers no retry, because nothing would change. */
export function Refusal({ texts }: { readonly texts?: RefusedTexts | undefined }) {
  const { general } = useTexts()
  const { title, detail } = texts ?? { title: general.refused, detail: general.refusedDetail }
  return <ErrorMessage title={title} detail={detail} />
}

interface Props {
  readonly status: QueryStatus
  readonly message: string
  /** @default Try again */
  readonly actionLabel?: string
  /** `true` for a part of a screen, which is absent if the platform refuses it. @default false */
  readonly isPart?: boolean
  /** Texts of a refused screen. @default those of every screen */
  readonly refusedTexts?: RefusedTexts | undefined
}

/** Banner about a failed load, with its retry status and "Try again". A refused screen says so instead. */
export function StatusBanner({ status, message, actionLabel, isPart = false, refusedTexts }: Props) {
  const messages = useTexts()
  const { error, failureCount, isFetching, fetch } = status
  if (!isFailing(status)) return null
  if (isRefused(error)) return isPart ? null : <Refusal texts={refusedTexts} />
  const isTrying = failureCount > 0
  return (
    <Banner
      message={message}
      detail={isTrying ? messages.general.stillTrying : errorText(error, messages)}
      detailsLabel={messages.general.details}
      actionLabel={actionLabel ?? messages.general.tryAgain}
      onAction={fetch}
      pending={isFetching && !isTrying}
    />
  )
}
