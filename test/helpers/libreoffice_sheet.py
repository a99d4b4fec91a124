"""Fills a LibreOffice sheet with trade dates and formulas, and writes what the cells then show.

Arguments: the address of a text document with one trade date a line, the formula of the second column with {row} for the
row, the file of a table to open, formulas as a JSON list, the pipe at which LibreOffice listens. Output: JSON.
"""

import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

TRIES = 120


def setting(name, value):
    made = PropertyValue()
    made.Name = name
    made.Value = value
    return made


def desktop(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(TRIES):
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except NoConnectException:
            time.sleep(0.5)
    raise SystemExit("LibreOffice does not answer")


def cells(sheet):
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    last = cursor.RangeAddress
    return [
        [sheet.getCellByPosition(column, row).String for column in range(last.EndColumn + 1)]
        for row in range(last.EndRow + 1)
    ]


def settled(office, dates, formula):
    """The column of trade dates, T+1 beside it as a number of LibreOffice's and as a text."""
    document = office.loadComponentFromURL("private:factory/scalc", "_blank", 0, (setting("Hidden", True),))
    sheet = document.Sheets.getByIndex(0)
    for row, date in enumerate(dates, 1):
        sheet.getCellRangeByName(f"A{row}").Formula = date
        sheet.getCellRangeByName(f"B{row}").Formula = formula.format(row=row)
        sheet.getCellRangeByName(f"C{row}").Formula = f'=TEXT(B{row};"yyyy-mm-dd")'
        sheet.getCellRangeByName(f"D{row}").Formula = f"=ISNUMBER(B{row})"
    document.calculateAll()
    answer = [row[2:] for row in cells(sheet)]
    document.close(True)
    return answer


def shown(office, formulas):
    """Each formula's cell as a text, and where it is a number as the date of that number."""
    document = office.loadComponentFromURL("private:factory/scalc", "_blank", 0, (setting("Hidden", True),))
    sheet = document.Sheets.getByIndex(0)
    for row, formula in enumerate(formulas, 1):
        sheet.getCellRangeByName(f"A{row}").Formula = formula
        sheet.getCellRangeByName(f"B{row}").Formula = f'=IF(ISNUMBER(A{row});TEXT(A{row};"yyyy-mm-dd");"")'
    document.calculateAll()
    answer = cells(sheet)
    document.close(True)
    return answer


def opened(office, path):
    """A table as LibreOffice opens it: commas, and the letters that the file itself says, or UTF-8."""
    options = (setting("Hidden", True), setting("FilterName", "Text - txt - csv (StarCalc)"), setting("FilterOptions", "44,34,76,1"))
    document = office.loadComponentFromURL(uno.systemPathToFileUrl(path), "_blank", 0, options)
    answer = cells(document.Sheets.getByIndex(0))
    document.close(True)
    return answer


def main():
    dates, formula, table, formulas, pipe = sys.argv[1:]
    office = desktop(pipe)
    try:
        answer = {
            "settled": settled(office, dates.split(","), formula),
            "opened": opened(office, table),
            "shown": shown(office, json.loads(formulas)),
        }
        json.dump(answer, sys.stdout)
    finally:
        try:
            office.terminate()
        except Exception:  # it is gone before it has answered
            pass


main()
