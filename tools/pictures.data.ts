/** The job that the invented applicant on the pictures of the README wants. */
export const role = 'Product analyst';

/** Her resume as a page, to be printed as the PDF that she uploads. */
export const resume = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Maya Okafor</title>
<style>body{font:11pt/1.45 Georgia,serif;margin:18mm 20mm}h1{font-size:22pt;margin:0}h2{font-size:12pt;margin:7mm 0 1mm;
border-bottom:1px solid #999}p,ul{margin:1mm 0}li{margin:.5mm 0}b{display:flex;justify-content:space-between}</style>
<h1>Maya Okafor</h1><p>Chicago, Illinois · maya.okafor@example.com · +1 312 555 0118 · linkedin.com/in/maya-okafor-example</p>
<h2>Summary</h2><p>Product analyst with four years of work on retention and pricing.</p>
<h2>Experience</h2>
<b><span>Product Analyst, Fjord Labs</span><span>March 2022 - Present</span></b>
<ul><li>Wrote the SQL behind 14 weekly reports and cut their run time by 40%</li>
<li>Ran the pricing test that raised revenue by 6% in two quarters</li>
<li>Was responsible for the weekly report of three teams</li></ul>
<b><span>Junior Analyst, Harbor Retail</span><span>June 2020 - February 2022</span></b>
<ul><li>Built dashboards in Tableau for 22 stores</li><li>Cleaned sales data in Python every month</li></ul>
<h2>Education</h2><b><span>BSc Statistics, University of Illinois</span><span>2016 - 2020</span></b>
<h2>Skills</h2><p>SQL, Python, Tableau, Excel</p></html>`;
