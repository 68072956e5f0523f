import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from './countries.queries';

export type Country = { countryCode: string; countryDialingCode: string };

/** Stands in while the list is on its way or cannot be had, so that the form works at once. */
const HOME: Country = { countryCode: 'VN', countryDialingCode: '84' };

/** The countries to choose from, and the one that a number is from unless told. */
export function useCountries() {
  const { data, isError, refetch } = useQuery(countriesQuery());
  const countries: readonly Country[] = data && data.list.length > 0 ? data.list : [HOME];
  const of = (countryCode: string | null | undefined) =>
    countries.find((country) => country.countryCode === countryCode);
  const usual = of(data?.defaultCountryCode) ?? of(HOME.countryCode) ?? countries[0] ?? HOME;

  return {
    countries,
    defaultCountryCode: usual.countryCode,
    /** Dialling code of a country, digits only; the usual country's for one that is not in the list. */
    dialingCodeOf: (countryCode: string) => (of(countryCode) ?? usual).countryDialingCode,
    /** Asks again for a list that could not be had. */
    retry: () => void (isError && refetch()),
  };
}
