import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { isFailing } from '../../element/hooks/use-query.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import { SUPPORTED_DEVICES } from '../../messages/supported-devices/en.js'
import { Button } from '../../ui/actions/button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SearchBox } from '../../ui/fields/search-box.js'
import { registerStyles } from '../../ui/style/styles.js'
import { CatalogueFilters, UNFILTERED } from './catalogue-filters.js'
import { CataloguePlaceholder, CatalogueSkeleton } from './catalogue-placeholder.js'
import { ModelList } from './model-list.js'
import css from './supported-devices.css'
import { type CatalogueOptions, useCatalogue } from './use-catalogue.js'

/** Returns a text after it has not changed for `pause` ms. An empty text immediately. */
function useDebouncedValue(typed: string, pause: number): string {
  const [settled, setSettled] = useState(typed)
  if (!typed && settled) setSettled('')
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return typed && settled
}

registerStyles(css)

/** Search debounce, in ms. */
const SEARCH_PAUSE = 300

interface Props extends CatalogueOptions {
  readonly disableFilter?: boolean
  readonly disableSearch?: boolean
}

/** The supported device models by manufacturer. */
export function SupportedDevicesScreen({ disableFilter = false, disableSearch = false, ...options }: Props) {
  const texts = useTexts(SUPPORTED_DEVICES)
  const areTextsReady = useTextsReady()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState(UNFILTERED)
  const { picked, isSupported } = filter
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const { result, groups, isCurrent, isPickGone, status } = useCatalogue(options, {
    search: useDebouncedValue(disableSearch ? '' : typed.trim(), SEARCH_PAUSE),
    supported: isSupported || disableFilter,
    picked: disableFilter ? '' : picked
  })
  if (isPickGone) setFilter({ ...filter, picked: '' })
  const { error } = status
  const count = groups.reduce((sum, { models }) => sum + models.length, 0)
  const isNarrowed = result?.choice.search || picked || !isSupported
  const question = JSON.stringify(result?.choice)

  function nextStep() {
    if (result?.choice.search) return <Button onClick={() => setTyped('')}>{texts.clearSearchTerms}</Button>
    return (
      !disableFilter &&
      (picked || !isSupported) && <Button onClick={() => setFilter(UNFILTERED)}>{texts.clearFilters}</Button>
    )
  }

  /** The host's `empty` slot is not used if the user's filters have no match. */
  function nothing(action: ReactNode) {
    const state = <EmptyState title={result?.choice.search ? texts.noMatches : texts.empty} action={action} />
    return action ? state : <slot name="empty">{state}</slot>
  }

  // Memoized, so that typing doesn't render the list again. A new response starts at the top.
  const list = useMemo(() => {
    const toggle = (id: string) =>
      setExpanded(expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id])
    return <ModelList key={question} groups={groups} expanded={expanded} onToggle={toggle} />
  }, [groups, expanded, question])

  if (!areTextsReady) return <CataloguePlaceholder disableSearch={disableSearch} disableFilter={disableFilter} />
  return (
    <div className="catalogue contents">
      <Screen
        name="supported-devices"
        state={count > 0 || (result && isNarrowed) ? 'ready' : result ? 'empty' : pendingContentState(status)}
        title={texts.heading}
        toolbar={
          (!disableSearch || !disableFilter) && (
            <>
              {!disableSearch && (
                <SearchBox
                  label={texts.search}
                  placeholder={texts.search}
                  value={typed}
                  onChange={setTyped}
                  clearLabel={texts.clearSearch}
                />
              )}
              {!disableFilter && (
                <CatalogueFilters manufacturers={result?.manufacturers ?? []} filter={filter} onChange={setFilter} />
              )}
            </>
          )
        }
      >
        <OfflineNotice />
        <StatusBanner status={status} message={texts.failed} actionLabel={texts.retry} />
        <LoadingToast active={!result && !isFailing(status)} label={texts.loading} failed={!result} />
        {!result && error === undefined && <CatalogueSkeleton />}
        {result && <div aria-busy={!isCurrent && error === undefined}>{count > 0 ? list : nothing(nextStep())}</div>}
        <Announcer message={result && isCurrent ? texts.count(count) : ''} />
      </Screen>
    </div>
  )
}
