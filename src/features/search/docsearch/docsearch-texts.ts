import type { DocSearchTranslations } from '@docsearch/react'
import type { Texts } from '../../../config/locales/texts.ts'

/** Returns the interface texts under DocSearch's names. */
export function docSearchTexts(
  { search }: Pick<Texts, 'search'>,
  placeholder: string,
): NonNullable<DocSearchTranslations['modal']> {
  return {
    searchBox: {
      clearButtonTitle: search.clear,
      clearButtonAriaLabel: search.clearLabel,
      closeButtonText: search.close,
      closeButtonAriaLabel: search.close,
      placeholderText: placeholder,
      searchInputLabel: search.label,
    },
    startScreen: {
      recentSearchesTitle: search.recent,
      saveRecentSearchButtonTitle: search.keep,
      removeRecentSearchButtonTitle: search.forget,
      favoriteSearchesTitle: search.favourites,
      removeFavoriteSearchButtonTitle: search.forgetFavourite,
    },
    errorScreen: { titleText: search.failed, helpText: search.failedHint },
    noResultsScreen: {
      noResultsText: search.noResults,
      suggestedQueryText: search.tryFor,
      reportMissingResultsText: search.missing,
      reportMissingResultsLinkText: search.report,
    },
    footer: {
      selectText: search.select,
      selectKeyAriaLabel: search.enterKey,
      navigateText: search.navigate,
      navigateUpKeyAriaLabel: search.arrowUp,
      navigateDownKeyAriaLabel: search.arrowDown,
      closeText: search.close,
      closeKeyAriaLabel: search.escapeKey,
      poweredByText: search.poweredBy,
    },
  }
}
