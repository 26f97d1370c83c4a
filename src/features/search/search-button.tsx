import { useSingleKeys } from '../../stores/single-keys.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import { useSearchBox } from './search-box-state.ts'
import { SearchButtonView } from './search-button-view.tsx'
import { prepareSearch } from './search-host.tsx'

/** Button that opens the search box. The box is fetched as soon as a reader is about to use it. */
export function SearchButton() {
  const { search } = useTexts()
  const open = useSearchBox((state) => state.open)
  const hasKey = useSingleKeys((state) => state.value)
  return (
    <SearchButtonView
      texts={search}
      hasKey={hasKey}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      onClick={() => open()}
    />
  )
}
