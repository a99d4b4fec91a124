"""One calendar or several together: their days, and the range that all of them cover."""

from __future__ import annotations

from datetime import date as _date
from functools import cached_property
from typing import TYPE_CHECKING, Any, List, Optional, Tuple

from .arguments import ordinal
from .bits import Group
from .day_arrays import DayArrays
from .day_tables import AnyDays, Tables, Together
from .errors import KalendsError

if TYPE_CHECKING:
    from .release_data import ReleaseData


class Combined:
    """The days of calendars, by their indexes; mode: all, or any. Days are counted from the epoch of the release."""

    def __init__(self, data: ReleaseData, indexes: Tuple[int, ...], mode: str) -> None:
        self.data = data
        self.indexes = indexes
        self.mode = mode
        # Held: see ReleaseData.joints.
        self._joints = data.joints(indexes)
        self.ids: Tuple[str, ...] = tuple(data.record(index)["id"] for index in indexes)
        self.epoch: int = data.epoch
        self.first: int = max(data.span(index)[0] for index in indexes)
        self.last: int = min(data.span(index)[1] for index in indexes)
        self.groups: List[Group] = [data.bits(index) for index in indexes]
        self.told = self._days_of()

    def _days_of(self, certainty: Optional[str] = None) -> AnyDays:
        asked = (self.groups, self.mode, self.first, self.last, certainty)
        return Tables(*asked) if sum(len(group) for group in self.groups) == 1 else Together(*asked)

    @cached_property
    def certain(self) -> AnyDays:
        """Like told, with the certainly open days as business days."""
        return self._days_of("certain")

    @cached_property
    def possible(self) -> AnyDays:
        """Like told, with the possibly open days as business days."""
        return self._days_of("possible")

    @cached_property
    def arrays(self) -> DayArrays:
        """The days as arrays, for columns of dates."""
        return DayArrays(self)

    def date(self, day: int) -> _date:
        return _date.fromordinal(self.epoch + day)

    def date_or_none(self, day: Optional[int]) -> Optional[_date]:
        return None if day is None else self.date(day)

    def weekday(self, day: int) -> int:
        """1 = Monday ... 7 = Sunday."""
        return (self.epoch + day - 1) % 7 + 1

    def at(self, name: str, date: Any) -> int:
        """The day of a date; raises unless all calendars have data on it."""
        at = (date.toordinal() if type(date) is _date else ordinal(name, date)) - self.epoch
        if self.first <= at <= self.last:
            return at
        raise self.outside(at)

    def day(self, name: str, date: Any) -> int:
        """The day of a date, whether there are data on it or not."""
        return ordinal(name, date) - self.epoch

    def covers(self, day: int) -> bool:
        return self.first <= day <= self.last

    def cover(self, *days: int) -> None:
        """Raises unless all calendars have data on these days."""
        for day in days:
            if not self.first <= day <= self.last:
                raise self.outside(day)

    def outside(self, day: int) -> KalendsError:
        """The error of a day outside the data of one of the calendars."""
        spans = [(index, *self.data.span(index)) for index in self.indexes]
        at = next((index for index, first, last in spans if not first <= day <= last), self.indexes[0])
        return KalendsError("out_of_coverage", f"{self.date(day)} is outside the data of {self._years_of(at)}")

    def result_outside(self, direction: str) -> KalendsError:
        """The error of a result that lies "after" or "before" the data."""
        span = self.data.span
        if direction == "after":
            nearest = min(self.indexes, key=lambda index: span(index)[1])
        else:
            nearest = max(reversed(self.indexes), key=lambda index: span(index)[0])
        return KalendsError("out_of_coverage", f"the result lies {direction} the data of {self._years_of(nearest)}")

    def _years_of(self, index: int) -> str:
        record = self.data.record(index)
        return f"{record['id']}, which covers {record['data_years'][0]} to {record['data_years'][1]}"
